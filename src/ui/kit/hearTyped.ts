type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** React's record of a field's last value: React ignores events while the value equals it. */
type Noted = Field & { readonly _valueTracker?: { readonly setValue: (value: string) => void } };

/** The event that tells React about a change, if the field's value differs from the painted one. */
const unheard = (field: Field): 'change' | 'click' | 'input' | null => {
  if (field instanceof HTMLSelectElement) {
    // A select rendered by the browser has no record of its initial value.
    const painted = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return painted && !painted.selected ? 'change' : null;
  }
  if (field.type === 'radio')
    return field instanceof HTMLInputElement && field.checked && !field.defaultChecked ? 'click' : null;
  return field.value === field.defaultValue ? null : 'input';
};

/** Captures a field's state; gives a function that restores it, which does nothing if the state is unchanged. */
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
 * A ref for an element around fields: reports to React what was typed or chosen before hydration. React hydrates a
 * painted field with its current value, but fires no event, and clears the field with the next render. Fields are left
 * alone where possible, so that the caret, the focus and an input method's composition stay.
 */
export const hearTyped = (place: HTMLElement | null): void => {
  for (const field of place?.querySelectorAll<Noted>('input, textarea, select') ?? []) {
    const event = unheard(field);
    if (event === null) continue;
    const bringBack = standing(field);
    // Before React has finished hydration, it would clear the field before reading it.
    queueMicrotask(() => {
      bringBack();
      field._valueTracker?.setValue('');
      field.dispatchEvent(new Event(event, { bubbles: true }));
    });
  }
};
