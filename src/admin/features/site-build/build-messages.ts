import type { BuildManifest } from '../../../shared/build-manifest';
import { formatLondonTime } from '../../../shared/time/london-time';
import type { SiteBuild } from '../../data/site-build';

interface BuildState {
  severity: 'success' | 'info' | 'warning';
  text: string;
}

const HOUR_MS = 3_600_000;

export function buildState(site: SiteBuild, built: BuildManifest | null | undefined): BuildState {
  const { host, can_ask, asked_at, due_at, answer } = site;
  if (!can_ask) {
    return {
      severity: 'warning',
      text: 'The database cannot send requests yet: it lacks the extension pg_net. Whoever looks after the site enables it (docs/hosting.md, “Rebuilding the site”).',
    };
  }
  if (!host) {
    return {
      severity: 'warning',
      text: 'No build hook is set, so nothing rebuilds the site by itself. An owner sets it on this page: your host gives it to you.',
    };
  }
  if (answer && (answer.error || (answer.status ?? 0) >= 400)) {
    const reason = answer.error ?? `it answered ${answer.status}`;
    return {
      severity: 'warning',
      text: `${host} did not take the request (${reason}). Check the build hook.`,
    };
  }
  if (due_at) {
    return {
      severity: 'info',
      text: `Something that visitors see has changed. A rebuild is asked for by itself at ${formatLondonTime(due_at)}, five minutes after the last change.`,
    };
  }
  if (asked_at && !(built && Date.parse(built.readAt) >= Date.parse(asked_at))) {
    if (built && Date.now() - Date.parse(asked_at) > HOUR_MS) {
      return {
        severity: 'warning',
        text: `A rebuild was asked for at ${formatLondonTime(asked_at)}, but the site is still as it was built at ${formatLondonTime(built.readAt)}. See at ${host} what stopped it, then rebuild the site.`,
      };
    }
    return {
      severity: 'info',
      text: `A rebuild was asked for at ${formatLondonTime(asked_at)}. Most hosts take a few minutes.`,
    };
  }
  return {
    severity: 'success',
    text: built
      ? `The site was built at ${formatLondonTime(built.readAt)} and has all that was public then.`
      : 'Nothing has changed that a rebuild would have to catch up with.',
  };
}
