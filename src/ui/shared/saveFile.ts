/** Downloads a file under a name. */
export const saveFile = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
