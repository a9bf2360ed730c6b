import {type ReactNode, useMemo} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PlainLink from '../../../client/PlainLink';
import type {Inline} from '../../../client/hosted/answer/parseInline';
import {parseMarkdown, type Block} from '../../../client/hosted/answer/parseMarkdown';
import {readLink} from '../../../client/hosted/answer/readLink';
import {useNavigate} from '../../../client/searchHost';
import styles from './styles.module.css';

export interface Props {
  readonly text: string;
  /** Called when the reader follows a link to another page of the site. */
  readonly onOpen: () => void;
}

const outside = ' ↗';

type InlineProps = Readonly<{content: readonly Inline[]; onOpen: () => void}>;
type BlockProps = Readonly<{blocks: readonly Block[]; onOpen: () => void}>;

/** A link in an answer. A link to another site is marked. */
function AnswerLink({
  address,
  content,
  onOpen,
}: InlineProps & {readonly address: string}): ReactNode {
  const navigate = useNavigate();
  const root = useBaseUrl('/');
  const target = readLink(address, new URL(root, window.location.href).href);
  const text = <Inlines content={content} onOpen={onOpen} />;
  if (!target) {
    return text;
  }
  if (target.isOwn) {
    const {path} = target;
    return (
      <PlainLink
        href={path}
        onFollow={() => {
          navigate(path);
          onOpen();
        }}
      >
        {text}
      </PlainLink>
    );
  }
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- it leads out of the site
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
      <span aria-hidden="true">{outside}</span>
      <span className={styles.unseen}>
        {' '}
        <Translate
          id="localSearch.hosted.ask.external"
          description="Read out after a link that leads out of the site"
        >
          (another site, in a new tab)
        </Translate>
      </span>
    </a>
  );
}

function Inlines({content, onOpen}: InlineProps): ReactNode {
  return content.map((piece, index) => {
    switch (piece.type) {
      case 'text':
        // In an element of its own, because the page may be translated while the text grows.
        return <span key={index}>{piece.text}</span>;
      case 'code':
        return <code key={index}>{piece.text}</code>;
      case 'break':
        return <br key={index} />;
      case 'link':
        return (
          <AnswerLink key={index} address={piece.address} content={piece.content} onOpen={onOpen} />
        );
      default: {
        const Tag = piece.type === 'strong' ? 'strong' : 'em';
        return (
          <Tag key={index}>
            <Inlines content={piece.content} onOpen={onOpen} />
          </Tag>
        );
      }
    }
  });
}

function Blocks({blocks, onOpen}: BlockProps): ReactNode {
  return blocks.map((block, index) => {
    switch (block.type) {
      case 'code':
        return (
          // Focusable, so that the reader can scroll it with the keyboard.
          <pre key={index} tabIndex={0}>
            <code>{block.text}</code>
          </pre>
        );
      case 'quote':
        return (
          <blockquote key={index}>
            <Blocks blocks={block.content} onOpen={onOpen} />
          </blockquote>
        );
      case 'list': {
        const Tag = block.start === undefined ? 'ul' : 'ol';
        return (
          <Tag key={index} {...(block.start !== undefined && {start: block.start})}>
            {block.items.map((item, position) => (
              <li key={position}>
                <Blocks blocks={item} onOpen={onOpen} />
              </li>
            ))}
          </Tag>
        );
      }
      case 'heading':
        return (
          <h3 key={index}>
            <Inlines content={block.content} onOpen={onOpen} />
          </h3>
        );
      default:
        return (
          <p key={index}>
            <Inlines content={block.content} onOpen={onOpen} />
          </p>
        );
    }
  });
}

/** Renders the Markdown of an answer. Everything else, above all HTML, stays text. */
export default function Markdown({text, onOpen}: Props): ReactNode {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <Blocks blocks={blocks} onOpen={onOpen} />;
}
