import Brightness4 from '@mui/icons-material/Brightness4';
import Brightness7 from '@mui/icons-material/Brightness7';
import MenuIcon from '@mui/icons-material/Menu';
import { Box, Button, IconButton, useColorScheme } from '@mui/material';
import { memo, Suspense, useState } from 'react';
import { isFor } from '../../../schema/role';
import { useSession } from '../../data/session';
import { useMembership, useRole } from '../../data/use-membership';
import { useWaitingCounts } from '../../data/use-waiting-counts';
import { SessionButton } from '../../features/account/SessionButton';
import { featuresInBar } from '../../features/feature-pages';
import { frontPage, resources } from '../../resources/registry';
import { useIdle } from '../../ui/use-idle';
import { lazyWithRetry } from '../../ui/lazy-with-retry';
import { useOnBack } from '../../ui/use-on-back';
import { barContent, type BarContent, type BarEntry, barSourceOf } from './group-bar-entries';
import { BAR_BUTTON, BAR_FRAME, PAGE_GUTTER } from './bar-styles';
import { BarGroup } from './BarGroup';
import { BarLink, WaitingCount } from './BarLink';

const BackendStatus = lazyWithRetry(() => import('./BackendStatus'), null);
const RemovedFactorNotice = lazyWithRetry(
  () => import('../../features/account/RemovedFactorNotice'),
  null,
);
const BarDrawer = lazyWithRetry(() => import('./BarDrawer'));

/**
 * Number of links that fit on a small laptop, from the width at which the site's links are in its bar, and on a desk.
 */
const FIT = [
  ['(width >= 64rem)', 6],
  ['(width >= 75rem)', 7],
] as const;

export const AdminBar = memo(function AdminBar() {
  const content = useBarContent();
  const count = [content.single, content.groups, content.ofRole].flat().length;
  const [fitsFrom] = FIT.find(([, most]) => count <= most) ?? [];
  const wide = `@media ${fitsFrom ?? 'not all'}`;
  const isIdle = useIdle();
  const { session } = useSession();
  const isOutside = useMembership()?.isOutside;
  return (
    <Box component="nav" aria-label="Admin" sx={BAR_FRAME}>
      {isIdle && <BackendStatus />}
      {isIdle && session && <RemovedFactorNotice key={session.user.id} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
          columnGap: 0.5,
          px: PAGE_GUTTER,
        }}
      >
        {!isOutside && (
          <Box
            sx={{ display: 'flex', flex: '1 1 auto', overflowX: 'auto', ml: { xs: -1, sm: -2 } }}
          >
            {/* Both variants are rendered, because a build does not know the width. */}
            <Box sx={{ display: 'contents', [wide]: { display: 'none' } }}>
              <MenuButton content={content} />
            </Box>
            {fitsFrom && (
              <Box sx={{ display: 'none', [wide]: { display: 'contents' } }}>
                <BarLinks content={content} />
              </Box>
            )}
          </Box>
        )}
        {/* Last, so that it stays in place once the user is known. */}
        <SessionButton />
        <SchemeButton />
      </Box>
    </Box>
  );
});

function useBarContent(): BarContent {
  const role = useRole();
  const offered = [...resources.map(barSourceOf), ...featuresInBar].filter((source) =>
    isFor(role, source),
  );
  return barContent(offered, frontPage, useWaitingCounts());
}

function BarLinks({ content: { single, groups, ofRole } }: { content: BarContent }) {
  const links = (entries: BarEntry[]) =>
    entries.map((entry) => <BarLink key={entry.to} {...entry} />);
  return (
    <>
      {links(single)}
      {groups.map((group) => (
        <BarGroup key={group.title} {...group} />
      ))}
      {links(ofRole)}
    </>
  );
}

function MenuButton({ content }: { content: BarContent }) {
  const { single, groups, ofRole } = content;
  const entries = [...single, ...ofRole, ...groups.flatMap((group) => group.entries)];
  const [isOpen, setOpen] = useState<boolean>();
  // Going back in the browser closes it, too.
  useOnBack(() => setOpen((wasOpen) => wasOpen && false));
  return (
    <>
      <Button
        color="inherit"
        startIcon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={BAR_BUTTON}
      >
        Menu
        {entries.map(({ to, waiting }) => waiting && <WaitingCount key={to} {...waiting} />)}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <BarDrawer {...content} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Light or dark. Both icons are rendered, because the build does not know the scheme, which shows one. */
function SchemeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const name = 'Light or dark';
  return (
    <IconButton
      color="inherit"
      aria-label={name}
      title={name}
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
    >
      <Brightness4 sx={(theme) => theme.applyStyles('dark', { display: 'none' })} />
      <Brightness7 sx={(theme) => theme.applyStyles('light', { display: 'none' })} />
    </IconButton>
  );
}
