/**
 * The address of a repository's web page, from its git address: `git@host:owner/name.git`, `ssh://git@host/owner/name`
 * and `https://host/owner/name.git` all give `https://host/owner/name`. Undefined for a folder. A user name or password
 * in the address is removed.
 */
export function hostPage(remote: string): string | undefined {
  const [, sshHost, sshPath] =
    /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(.+)$/.exec(remote) ?? [];
  if (sshHost && sshPath) return `https://${sshHost}/${trimmed(sshPath)}`;
  try {
    const { protocol, hostname, host, pathname } = new URL(remote);
    if (protocol === 'ssh:') return `https://${hostname}/${trimmed(pathname)}`;
    if (protocol === 'https:' || protocol === 'http:') {
      return `${protocol}//${host}/${trimmed(pathname)}`;
    }
  } catch {
    // The path of a folder is not a URL.
  }
  return undefined;
}

function trimmed(name: string): string {
  return name
    .replace(/^\/+/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
}
