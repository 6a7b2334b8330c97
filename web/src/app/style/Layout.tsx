import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { Part } from './Part.tsx'
import styles from './StylePage.module.css'

/** A box of the page, with three parts of different sizes. */
const Boxes = ({ words, children }: { words: string; children?: ReactNode }) => (
  <figure className="stack packed gap-1">
    <figcaption className="t13 ink-2">{words}</figcaption>
    <div className={`${words} ${styles.box}`}>
      {children ?? (
        <>
          <span className="on-fog-2 pad-y-1 pad-x-2">Whey Isolate</span>
          <span className="t24 on-fog-2 pad-y-1 pad-x-2">24</span>
          <span className="on-fog-2 pad-y-1 pad-x-2">1,99 €</span>
        </>
      )}
    </div>
  </figure>
)

const boxes = ['stack gap-2', 'row gap-2', 'row wrap gap-2', 'grid split gap-2', 'grid halves gap-2']
const places = ['middle', 'baseline', 'top', 'bottom', 'middle between', 'middle centred', 'middle at-end']
const spaces = ['1', '2', '3', '4', '5', '6', '8']
const grounds = [
  'on-paper bordered round-card pad-4',
  'on-fog round-card pad-4',
  'line-above pad-y-3',
  'line-below pad-y-3',
]

/** The words in which pages are laid out (layout.css), each as it looks. */
export const Layout = () => (
  <>
    <Part name="Boxes">
      <div className={`grid gap-4 wide ${styles.samples}`}>
        {boxes.map(words => (
          <Boxes key={words} words={words} />
        ))}
      </div>
    </Part>
    <Part name="Where parts stand in a row">
      <div className={`grid gap-4 wide ${styles.samples}`}>
        {places.map(words => (
          <Boxes key={words} words={`row gap-2 ${words}`} />
        ))}
      </div>
    </Part>
    <Part name="Space between them">
      <div className={`grid gap-4 wide ${styles.samples}`}>
        {spaces.map(space => (
          <Boxes key={space} words={`row gap-${space}`} />
        ))}
      </div>
    </Part>
    <Part name="A part that takes what is left, and one that goes to the far end">
      <div className={`grid gap-4 wide ${styles.samples}`}>
        <Boxes words="row middle gap-2">
          <span className="grow slim on-fog-2 pad-y-1 pad-x-2">grow slim</span>
          <span className="fixed nowrap on-fog-2 pad-y-1 pad-x-2">fixed nowrap</span>
        </Boxes>
        <Boxes words="row middle gap-2">
          <span className="on-fog-2 pad-y-1 pad-x-2">Whey</span>
          <span className="push on-fog-2 pad-y-1 pad-x-2">push</span>
        </Boxes>
      </div>
    </Part>
    <Part name="Figures in the display face, and words cut at the end of their line">
      <div className={`grid gap-4 wide ${styles.samples}`}>
        <Boxes words="row middle gap-2">
          <b className="t24 sign">24</b>
          <b className="t36 sign">1.234,50 €</b>
          <span className="nowrap ellipsis clipped">nowrap ellipsis clipped: Whey Isolate, Blueberry Vanilla</span>
        </Boxes>
      </div>
    </Part>
    <Part name="Lines between the parts of a list, the title of a form's part, and what somebody said" stack>
      <ul className={`wide ${layout.parted}`}>
        <li className="pad-y-2">Whey Isolate</li>
        <li className="pad-y-2">Whey Crisp</li>
      </ul>
      <fieldset className={`stack gap-2 wide line-above pt-4 ${layout.part}`}>
        <legend>Question 1</legend>
        <p className="t13 fg-2">Its fields</p>
      </fieldset>
      <blockquote className={`lines m-0 ${layout.quoted}`}>We need it before the weekend.</blockquote>
    </Part>
    <Part name="Grounds and lines" stack>
      {grounds.map(words => (
        <p key={words} className={words}>
          {words}
        </p>
      ))}
    </Part>
  </>
)
