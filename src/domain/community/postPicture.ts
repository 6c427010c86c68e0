/** How wide a picture of a post is made beside its largest form, in pixels. */
export const POST_WIDTHS = [480, 960] as const;
/** The largest form: at most so many pixels wide and high. */
export const POST_SIDE = 1600;
