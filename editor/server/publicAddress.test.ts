import { expect, test, vi } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

// A computer in a data centre has public addresses of its own.
vi.mock('node:os', () => ({
  networkInterfaces: () => ({
    eth0: [
      { address: '8.8.4.4', family: 'IPv4' },
      { address: '2606:4700::2222%eth0', family: 'IPv6' },
    ],
  }),
}));

test.each(['8.8.4.4', '2606:4700::2222'])(
  '%s, which is this computer, is none of others',
  (own) => {
    expect(isPublicAddress(own)).toBe(false);
  },
);

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '172.32.0.1',
  '192.167.0.1',
  ...['9.255.255.255', '11.0.0.1', '100.63.255.255', '100.128.0.1', '172.15.255.255'],
  ...['192.0.1.1', '192.0.3.1', '198.17.255.255', '198.20.0.1', '223.255.255.255'],
  ...['2001:200::1', '2003::1', '3ffe::1', '3fff:1000::1'],
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is an address of the internet', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
  ...['255.255.255.255', '203.0.113.9', '100.127.255.255', '198.19.255.255', '192.0.2.1'],
  ...['192.88.99.1', '198.51.100.1', '10.255.255.255', '1fff::1', '4000::1', '2001:1ff::1'],
  ...['3fff:fff::1', '2001::1'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::169.254.169.254',
  ],
  ...['', 'localhost', '127.1', '0x7f.0.0.1'],
])('%j is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
