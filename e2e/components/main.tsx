// The pages on which the components are tested, one component on each.
import './trust';
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {useLocation} from '@docusaurus/router';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import SearchPage from '@theme/SearchPage';
import SearchPrivacy from '@theme/SearchPrivacy';
import Layout from '@theme/Layout';
import '../../packages/docusaurus-plugin-cpp-listings/src/components/amounts.css';
import '../../packages/docusaurus-plugin-cpp-listings/src/components/CopyButton/copyOnClick';
import Complexity from '../../packages/docusaurus-plugin-cpp-listings/src/components/Complexity';
import Exercise from '../../packages/docusaurus-plugin-cpp-listings/src/components/Exercise';
import type {OwnRun} from '../../packages/docusaurus-plugin-cpp-listings/src/components/Exercise/Steps';
import Listing from '../../packages/docusaurus-plugin-cpp-listings/src/components/Listing';
import Pitfall from '../../packages/docusaurus-plugin-cpp-listings/src/components/Pitfall';
import Race from '../../packages/docusaurus-plugin-cpp-listings/src/components/Race';
import {onRouteDidUpdate} from '../../packages/docusaurus-theme-local-search/src/client/highlightOnPage';
import {addressesOf, emptyListing, exercise, listing, pitfall, source} from './listings';
import {searchPages} from './searchPages';
import './style.css';

/** Calls the client modules of the packages on navigation, as Docusaurus does. */
function Lifecycle(): ReactNode {
  const location = useLocation();
  const previous = useRef<typeof location>(null);
  useEffect(() => {
    onRouteDidUpdate({location, previousLocation: previous.current});
    previous.current = location;
  }, [location]);
  return null;
}

/** A page that search finds. */
function Text({path}: {readonly path: string}): ReactNode {
  const page = searchPages.find((each) => each.path === path);
  return (
    <Layout>
      <main id="main">
        <h1>{page?.title ?? 'Start'}</h1>
        {page?.sections.map(({anchor, heading, content}) => (
          <section key={anchor} style={{marginTop: anchor === '' ? 0 : '100vh'}}>
            {anchor !== '' && <h2 id={anchor}>{heading}</h2>}
            <p>{content}</p>
          </section>
        ))}
        <div style={{height: '150vh'}} />
      </main>
    </Layout>
  );
}

// In its own script, as on a page, because a test makes the scripts of panels fail.
const Steps = lazy(
  () => import('../../packages/docusaurus-plugin-cpp-listings/src/components/Exercise/Steps'),
);

/** The steps of a reader's program, without a compiler. */
function OwnSteps(): ReactNode {
  const [run, setRun] = useState<OwnRun>();
  const load = async () => {
    const response = await fetch('/fixtures/printing.wasm');
    const module = new Uint8Array(await response.arrayBuffer());
    setRun({module, code: source, input: '[1]; 1', inputs: listing.inputs ?? []});
  };
  return (
    <>
      <button type="button" onClick={() => (run ? setRun({...run}) : void load())}>
        Step through it
      </button>
      {run && (
        <Suspense>
          <Steps run={run} />
        </Suspense>
      )}
    </>
  );
}

const panels: Readonly<Record<string, ReactNode>> = {
  '/stepper': (
    <>
      <Listing file={listing.file} data={listing} live={addressesOf('reversal')} />
      <Listing file={emptyListing.file} data={emptyListing} live={addressesOf('library')} />
    </>
  ),
  '/folded': <Listing file={listing.file} data={listing} live={addressesOf('reversal')} folded />,
  '/bug-hunt': (
    <>
      <h2>Pitfalls</h2>
      <Pitfall
        file={pitfall.file}
        data={pitfall}
        live={{
          data: '/fixtures/hunts.json',
          pitfall: '/fixtures/pitfall.wasm',
          correct: '/fixtures/correct.wasm',
        }}
      >
        It begins at zero.
      </Pitfall>
    </>
  ),
  '/complexity': <Complexity problem="turn" addresses={addressesOf('costs')} />,
  '/race': (
    <Race
      problem="turn"
      addresses={addressesOf('costs')}
      speeds={{data: '/fixtures/speeds.json'}}
    />
  ),
  '/exercise': (
    <>
      <Exercise problem={exercise.id} data={exercise} live={addressesOf('exercise')}>
        Say by how much the array was turned.
      </Exercise>
      <Listing file={listing.file} data={listing} live={addressesOf('reversal')} />
    </>
  ),
  '/own-steps': <OwnSteps />,
};

/** The page at the current address. */
function Page(): ReactNode {
  const {pathname} = useLocation();
  const path = pathname.replace(/\/$/, '');
  if (path === '/search') {
    return <SearchPage />;
  }
  if (path === '/search-privacy') {
    return <SearchPrivacy />;
  }
  const panel = panels[path];
  return panel ? (
    <main className="container markdown">
      <h1>A component</h1>
      {panel}
    </main>
  ) : (
    <Text key={path} path={path} />
  );
}

function App(): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <>
      <Lifecycle />
      <Page />
    </>
  );
}

window.docusaurus = {prefetch: () => false, preload: () => false};

createRoot(document.getElementById('root') ?? document.body).render(
  <HelmetProvider>
    <DocusaurusContextProvider>
      <BrowserContextProvider>
        <TitleFormatterProvider formatter={({defaultFormatter, ...page}) => defaultFormatter(page)}>
          <BrowserRouter>
            <RouteContextProvider value={{plugin: {name: 'components', id: 'default'}}}>
              <App />
            </RouteContextProvider>
          </BrowserRouter>
        </TitleFormatterProvider>
      </BrowserContextProvider>
    </DocusaurusContextProvider>
  </HelmetProvider>,
);
