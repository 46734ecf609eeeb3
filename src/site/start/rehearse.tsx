import { Activity } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { SiteApp } from '../SiteApp';

const nothing = () => undefined;
const NOWHERE: Navigator = { createHref: () => '', go: nothing, push: nothing, replace: nothing };

let stage: Root | undefined;

/**
 * Lets one screen take the place of another where nobody sees it, because a third of what a tap takes on a phone is
 * that code, and React's for it, running for the first time. Nothing else comes of it: a document without a window
 * fetches no pictures, a hidden part has no effects, and what stands below a heading waits for one (AfterHeading).
 * @param paths of screens whose code is here: they take the places of those before; none frees what was drawn
 */
export function rehearse(paths: readonly string[]): void {
  stage ??= createRoot(document.implementation.createHTMLDocument().body);
  stage.render(
    paths.map((path, place) => (
      <Activity key={place} mode="hidden">
        <Router location={path} navigationType={NavigationType.Push} navigator={NOWHERE}>
          <SiteApp />
        </Router>
      </Activity>
    )),
  );
}
