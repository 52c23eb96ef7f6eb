/** Git's id of a file with these bytes. */
export async function gitId(content: Blob): Promise<string> {
  const bytes = new Blob([`blob ${content.size}\0`, content]);
  const hash = await crypto.subtle.digest('SHA-1', await bytes.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
