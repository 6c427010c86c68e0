/** The portal's logo: three rows of seats, in the colour of the text. */
export const Mark = ({ size = 26 }: { readonly size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d="M8.2 2h7.6A1.2 1.2 0 0 1 17 3.2v2.6A1.2 1.2 0 0 1 15.800 7H8.200A1.2 1.2 0 0 1 7 5.800V3.200A1.2 1.2 0 0 1 8.200 2ZM5.200 9.500h13.600A1.2 1.2 0 0 1 20 10.700v2.600a1.2 1.2 0 0 1-1.200 1.200H5.200A1.2 1.2 0 0 1 4 13.300v-2.600a1.2 1.2 0 0 1 1.200-1.200ZM2.200 17h19.600a1.2 1.2 0 0 1 1.200 1.200v2.600a1.2 1.2 0 0 1-1.200 1.200H2.200A1.2 1.2 0 0 1 1 20.800v-2.600A1.2 1.2 0 0 1 2.200 17Z" />
  </svg>
);
