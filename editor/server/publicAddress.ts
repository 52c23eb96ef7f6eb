import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

// Addresses outside the public internet, by the IANA special-purpose registries (RFC 6890).
const special4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special4.addSubnet(network, prefix, 'ipv4');
}

// All public IPv6 addresses are in this range,
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
// except those for protocols and documentation, and those that embed an IPv4 address.
const special6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special6.addSubnet(network, prefix, 'ipv6');
}

/**
 * Whether an IP address is on the public internet: not one of this computer, of its network, or of a cloud's metadata
 * service.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || isOwn(address)) return false;
  if (family === 4) return !special4.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

/** Whether an address belongs to this computer, which can have public ones too. */
function isOwn(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const list = new BlockList();
  for (const { address: known, family } of own) {
    list.addAddress(known.replace(/%.*/, ''), family === 'IPv6' ? 'ipv6' : 'ipv4');
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
