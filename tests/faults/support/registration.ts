/** Who registers in the test of a registration that is cut off. */
export const registration = {
  username: 'giua.chung',
  password: 'mưa rơi trên mái tôn',
  email: 'giua.chung@khandai.example',
  phoneNumber: '0912 345 678',
} as const;
