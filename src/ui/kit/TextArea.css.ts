import { partStyle } from '../theme/style.ts';
import { inputLook } from './inputLook.ts';

export const area = partStyle({
  ...inputLook,
  minHeight: 96,
  padding: '12px 14px',
  lineHeight: '22px',
  resize: 'vertical',
});
