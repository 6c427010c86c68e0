import { useViewer } from '../hooks/useViewer.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { NameForm } from './NameForm.tsx';
import { PictureField } from './PictureField.tsx';
import { section } from './Section.css.ts';

/** The member's public profile. */
export default function ProfileSection() {
  const viewer = useViewer();
  if (!viewer) return <SkeletonRows rows={5} height={64} />;
  return (
    <div className={section}>
      <NameForm key={viewer.userId} viewer={viewer} />
      <PictureField viewer={viewer} />
    </div>
  );
}
