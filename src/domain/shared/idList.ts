/** The ids of a text in which a blank stands between them, as devices keep lists of them. */
export const idsIn = (text: string | null): readonly string[] => (text ?? '').split(' ').filter((id) => id !== '');
