/** Artists who are nobody in particular: several, or one whom no tag names. */
export const VARIOUS = 'nhieu-nghe-si';
export const UNKNOWN = 'chua-ro-nghe-si';
