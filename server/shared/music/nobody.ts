/** Placeholder artists: several artists, or an artist that no tag names. */
export const VARIOUS = 'nhieu-nghe-si';
export const UNKNOWN = 'chua-ro-nghe-si';
