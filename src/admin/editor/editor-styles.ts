import type { SxProps, Theme } from '@mui/material';

/** The article's typography in the admin theme's colours. */
export const editorStyles: SxProps<Theme> = (theme) => ({
  '--ink': 'var(--mui-palette-text-primary)',
  '--ink-muted': 'var(--mui-palette-text-secondary)',
  '--teal-dark': 'var(--mui-palette-primary-main)',
  '--teal': 'var(--mui-palette-primary-light)',
  '--line': 'var(--mui-palette-divider)',
  '--line-strong': 'var(--mui-palette-text-secondary)',
  '--surface': 'var(--mui-palette-background-paper)',
  '--mist-light': 'var(--mui-palette-action-hover)',
  '.ProseMirror': {
    minHeight: '18rem',
    maxWidth: 'none',
    padding: theme.spacing(2),
    outline: 'none',
    '& > *': { maxWidth: '44rem' },
  },
  // `toStoredHtml` unwraps the only paragraph of an item or cell.
  '.ProseMirror :is(li, td, th) > p': { margin: 0 },
  // A row of header cells only is stored as table head.
  '.ProseMirror tr:not(:has(td)) > th': { borderBlockEnd: '2px solid var(--line-strong)' },
  '.ProseMirror img:not([alt])': { outline: `3px dashed var(--mui-palette-warning-main)` },
  '[data-left-out]': {
    marginBlock: theme.spacing(2),
    padding: theme.spacing(1.5, 2),
    border: `2px dashed var(--mui-palette-warning-main)`,
    borderRadius: 1,
    ...theme.typography.body2,
    '& span': { display: 'block' },
    '& button': {
      marginInlineEnd: theme.spacing(2),
      padding: theme.spacing(0.5, 0),
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 600,
      color: 'var(--mui-palette-primary-main)',
      textDecoration: 'underline',
      cursor: 'pointer',
    },
  },
  '.ProseMirror figcaption:has(> .ProseMirror-trailingBreak:only-child)::before': {
    content: '"Caption"',
    float: 'left',
    height: 0,
    opacity: 0.6,
  },
  '.selectedCell': { backgroundColor: 'var(--mui-palette-action-selected)' },
  '.ProseMirror-selectednode': { outline: `3px solid var(--mui-palette-primary-main)` },
  '.ProseMirror-gapcursor': { position: 'relative' },
  '.ProseMirror-gapcursor::after': {
    content: '""',
    position: 'absolute',
    width: 20,
    borderTop: `2px solid var(--mui-palette-text-primary)`,
  },
});

/** Like MUI's outlined text field. */
export const fieldFrame = (invalid: boolean): SxProps<Theme> => ({
  border: '1px solid',
  borderColor: invalid ? 'error.main' : 'rgb(var(--mui-palette-text-primaryChannel) / 35%)',
  borderRadius: 1,
  overflow: 'clip',
  backgroundColor: 'background.paper',
  '&:has(.ProseMirror:focus, textarea:focus)': {
    outline: `3px solid var(--mui-palette-text-primary)`,
    outlineOffset: 1,
    borderColor: invalid ? 'error.main' : 'primary.main',
  },
});

/** Shared by the toolbar and its skeleton. */
export const toolbarRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.25,
  p: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
