import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { BlockList, isIPv6 } from 'node:net';

export type Incoming = IncomingMessage | Http2ServerRequest;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** With or without a port. */
export const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Whether a request comes from this machine; one through a tunnel or a proxy names another host or client. */
export function isFromLoopback({ socket, headers }: Incoming): boolean {
  const { remoteAddress = '' } = socket;
  const host = headers.host ?? String(headers[':authority']);
  const isForwarded = 'forwarded' in headers || 'x-forwarded-for' in headers;
  const isNear = LOOPBACK.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4');
  return isNear && LOOPBACK_HOST.test(host) && !isForwarded;
}
