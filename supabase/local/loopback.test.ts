import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isFromLoopback } from './loopback.ts';

const request = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

it.each([
  ['127.0.0.1', { host: 'localhost:5173' }],
  ['::1', { host: '[::1]:5173' }],
  ['::ffff:127.0.0.1', { host: '127.0.0.1:5173' }],
  ['127.0.0.1', { ':authority': 'localhost:5173' }],
])('a request from %s for %j is of this machine', (from, headers: Record<string, string>) => {
  expect(isFromLoopback(request(from, headers))).toBe(true);
});

it.each<[string, string | undefined, Record<string, string>]>([
  ['another machine', '192.0.2.7', { host: '192.0.2.2:5173' }],
  ['another machine that claims this host', '192.0.2.7', { host: 'localhost:5173' }],
  ['another machine in IPv6', 'fd00::7', { host: '[fd00::2]:5173' }],
  ['another machine in IPv6 by an IPv4 address', '::ffff:192.0.2.7', { host: 'localhost' }],
  ['a tunnel', '127.0.0.1', { host: 'a-name.example' }],
  ['a name that begins alike', '127.0.0.1', { host: 'localhost.evil.example' }],
  ['a tunnel that rewrites the host', '::1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' }],
  ['a proxy', '127.0.0.1', { host: 'localhost', forwarded: 'for=192.0.2.7' }],
  ['a socket that has ended', undefined, { host: 'localhost' }],
  ['a client without a host', '127.0.0.1', {}],
])('a request of %s is not', (_whose, from, headers) => {
  expect(isFromLoopback(request(from, headers))).toBe(false);
});
