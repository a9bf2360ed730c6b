import {useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '../controls/Button';
import {isRepeatedClick} from '../controls/repeatedClick';
import {clearAll} from '../progress/savedCode';
import {
  countReplaced,
  exportAll,
  importAll,
  readSavedFile,
  type SavedContents,
} from '../progress/savedFile';
import styles from './styles.module.css';

/** Milliseconds after which the address of a download is freed: Safari reads the file late. */
const downloadTime = 40_000;

/** Downloads all saved code and progress as a file that is named after the site. */
function download(siteTitle: string): void {
  const url = URL.createObjectURL(new Blob([exportAll()], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${siteTitle.toLowerCase()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), downloadTime);
}

/** The last action of the reader, and its result. */
type State =
  | {readonly type: 'idle' | 'clearing' | 'cleared' | 'loaded' | 'unreadable' | 'full'}
  /** The reader has to confirm that the file may replace code. */
  | {readonly type: 'replacing'; readonly saved: SavedContents};

function describe(state: State): string {
  switch (state.type) {
    case 'idle':
      return '';
    case 'clearing':
      return translate({
        id: 'cppListings.exercise.clearing',
        message:
          '“Clear all permanently” deletes the code and progress of all articles in this browser.',
      });
    case 'cleared':
      return translate({
        id: 'cppListings.exercise.cleared',
        message:
          'All saved code and progress is deleted. The code in the editor stays there until you leave.',
      });
    case 'replacing':
      return translate(
        {
          id: 'cppListings.exercise.replacing',
          message:
            'Programs that differ between this browser and the file: {count}. “Load and replace” overwrites yours with those of the file.',
        },
        {count: countReplaced(state.saved)},
      );
    case 'loaded':
      return translate({
        id: 'cppListings.exercise.loaded',
        message: 'The code and progress from the file are loaded.',
      });
    case 'unreadable':
      return translate({
        id: 'cppListings.exercise.unreadable',
        message: 'This is not a file that was saved here; nothing was loaded.',
      });
    case 'full':
      return translate({
        id: 'cppListings.exercise.full',
        message:
          'This browser does not let the page save the contents of the file; nothing was loaded.',
      });
  }
}

interface Props {
  /** Whether the browser lets the page save the reader's code. */
  readonly canSave: boolean;
}

/** The reader's saved code and progress, which the reader can export, load or clear. */
export default function SavedData({canSave}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [state, setState] = useState<State>({type: 'idle'});
  const chooser = useRef<HTMLInputElement>(null);

  const load = (saved: SavedContents) => setState({type: importAll(saved) ? 'loaded' : 'full'});

  const read = async (file: File) => {
    const saved = await readSavedFile(file);
    if (!saved) {
      setState({type: 'unreadable'});
    } else if (countReplaced(saved) > 0) {
      setState({type: 'replacing', saved});
    } else {
      load(saved);
    }
  };

  return (
    // Closing the element cancels an open question.
    <details className={styles.kept} onToggle={() => setState({type: 'idle'})}>
      <summary>
        <Translate id="cppListings.exercise.kept">Your code and progress</Translate>
      </summary>
      {canSave && (
        <p>
          <Translate id="cppListings.exercise.keptWhere">
            They are stored in this browser and nowhere else.
          </Translate>
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => download(siteConfig.title)}>
          <Translate id="cppListings.exercise.export">Save all as a file</Translate>
        </Button>
        <Button
          onClick={() =>
            state.type === 'replacing' ? load(state.saved) : chooser.current?.click()
          }
        >
          {state.type === 'replacing'
            ? translate({id: 'cppListings.exercise.replace', message: 'Load and replace'})
            : translate({id: 'cppListings.exercise.import', message: 'Load a saved file'})}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json"
          hidden
          onChange={({target}) => {
            const file = target.files?.[0];
            if (file) {
              void read(file);
            }
            // Lets the reader choose the same file again.
            target.value = '';
          }}
        />
        <Button
          onClick={(event) => {
            if (state.type !== 'clearing') {
              setState({type: 'clearing'});
            } else if (!isRepeatedClick(event)) {
              clearAll();
              setState({type: 'cleared'});
            }
          }}
        >
          {state.type === 'clearing'
            ? translate({
                id: 'cppListings.exercise.clearReally',
                message: 'Clear all permanently',
              })
            : translate({id: 'cppListings.exercise.clear', message: 'Clear all'})}
        </Button>
      </div>
      <p role="status">{describe(state)}</p>
    </details>
  );
}
