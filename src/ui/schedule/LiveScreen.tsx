import type { Params } from '#domain/routing/routeSpec.ts';
import type { RouteId } from '#domain/routing/routes.ts';
import { LiveGrid } from './LiveGrid.tsx';
import ScheduleScreen from './ScheduleScreen.tsx';

/** The schedule of all, or of a mode with rooms, behind the rooms that are on. */
export default function LiveScreen(props: { readonly routeId: RouteId; readonly params: Params }) {
  return <ScheduleScreen {...props} lead={LiveGrid} />;
}
