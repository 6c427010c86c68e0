type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** React's note of what a field held when it last looked: a field that holds nothing else has not changed, for React. */
type Noted = Field & { readonly _valueTracker?: { readonly setValue: (value: string) => void } };

/** The event by which React hears of a change, where a field holds something else than it was painted with. */
const unheard = (field: Field): 'change' | 'click' | 'input' | null => {
  if (field instanceof HTMLSelectElement) {
    // A select that the browser has drawn says nowhere what it began with.
    const painted = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return painted && !painted.selected ? 'change' : null;
  }
  if (field.type === 'radio')
    return field instanceof HTMLInputElement && field.checked && !field.defaultChecked ? 'click' : null;
  return field.value === field.defaultValue ? null : 'input';
};

/** How a field stands now; answers how to bring it back to that, which leaves one that still stands so alone. */
const standing = (field: Field): (() => void) => {
  const { value } = field;
  if (field instanceof HTMLInputElement && field.type === 'radio') return () => void (field.checked = true);
  const [start, end] = field instanceof HTMLSelectElement ? [] : [field.selectionStart, field.selectionEnd];
  return () => {
    if (field.value === value) return;
    field.value = value;
    if (typeof start === 'number' && typeof end === 'number' && !(field instanceof HTMLSelectElement))
      field.setSelectionRange(start, end);
  };
};

/**
 * As a ref of what stands around fields: whoever watches them hears what was typed or chosen before the page's code was
 * there. React takes over a painted field as it stands and tells nobody, and with the next drawing empties it. A field
 * is left alone where it can be, so that the caret, the focus and an unfinished syllable stay.
 */
export const hearTyped = (place: HTMLElement | null): void => {
  for (const field of place?.querySelectorAll<Noted>('input, textarea, select') ?? []) {
    const event = unheard(field);
    if (event === null) continue;
    const bringBack = standing(field);
    // While React is still about taking over, it would empty the field before it asks what the field is to show.
    queueMicrotask(() => {
      bringBack();
      field._valueTracker?.setValue('');
      field.dispatchEvent(new Event(event, { bubbles: true }));
    });
  }
};
