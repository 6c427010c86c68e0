interface CoverPictureProps {
  /** Its size in pixels keeps its place before it is there. */
  readonly picture: { readonly url: string; readonly w: number; readonly h: number };
  readonly className: string;
  /** Its sizes, where it has several. */
  readonly image?: { readonly srcSet?: string; readonly sizes?: string };
  /** Empty where a title beside it says what it shows. */
  readonly alt?: string;
  /** The largest picture of its page: the browser loads it first. */
  readonly first?: boolean;
}

/** A picture in the place of a cover. */
export const CoverPicture = ({
  picture: { url, w, h },
  image,
  className,
  alt = '',
  first = false,
}: CoverPictureProps) => (
  <img
    className={className}
    {...image}
    src={url}
    width={w}
    height={h}
    alt={alt}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : undefined}
    decoding="async"
  />
);
