#!/usr/bin/env node
// Stands between Playwright and an installed Firefox, which may be older than Playwright's own: starts it with the
// same arguments and passes WebDriver BiDi on. An emulation that this Firefox does not know yet counts as done; the
// journeys emulate nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = 'WebDriver BiDi listening on ';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => firefox.kill());
process.once('exit', () => firefox.kill('SIGKILL'));

for await (const line of createInterface(firefox.stderr)) {
  if (line.startsWith(LISTENING)) await listen(line.slice(LISTENING.length).trim());
  else console.error(line);
}

async function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (playwright, { url }) => relay(playwright, new WebSocket(address + url)));
  console.error(`${LISTENING}ws://127.0.0.1:${server.address().port}`);
}

function relay(playwright, browser) {
  const emulations = new Set();
  const open = once(browser, 'open');
  playwright.on('message', async (data) => {
    await open;
    const { id, method } = JSON.parse(data);
    if (method.startsWith('emulation.')) emulations.add(id);
    browser.send(String(data));
  });
  browser.on('message', (data) => {
    const { id, error } = JSON.parse(data);
    const unknown = error === 'unknown command' && emulations.has(id);
    playwright.send(unknown ? JSON.stringify({ type: 'success', id, result: {} }) : String(data));
  });
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}
