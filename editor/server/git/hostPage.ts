/**
 * The address of a repository's web page, from its git address: `git@host:owner/name.git`, `ssh://git@host/owner/name`
 * and `https://host/owner/name.git` all give `https://host/owner/name`. Undefined for a folder. A user name or password
 * in the address is removed.
 */
export function hostPage(remote: string): string | undefined {
  const [, sshHost, sshPath] =
    /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(.+)$/.exec(remote) ?? [];
  const address = sshHost ? `ssh://${sshHost}/${sshPath}` : remote;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, host, pathname } = new URL(address);
  const name = pathname.replace(/^\/+/, '').replace(/(?:\.git)?\/*$/, '');
  if (protocol === 'ssh:') return `https://${hostname}/${name}`;
  return /^https?:$/.test(protocol) ? `${protocol}//${host}/${name}` : undefined;
}
