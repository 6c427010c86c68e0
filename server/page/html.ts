const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, in content and in quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

/** JSON for a script element: nothing in it can end the element or begin a comment. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A tag of the head; an attribute with the value `true` has no value. */
export const tag = (name: 'link' | 'meta', attributes: Readonly<Record<string, string | true>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => (value === true ? key : `${key}="${escaped(value)}"`))
    .join(' ')}>`;
