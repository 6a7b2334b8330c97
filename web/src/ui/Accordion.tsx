import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './Accordion.module.css'
import { Icon } from './Icon.tsx'

export interface AccordionItem {
  id: string
  head: ReactNode
  /** At the header's end, before the arrow: a sum. */
  end?: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Several may be open at once. */
  multiple?: boolean
  /** Ids that are open at first; use `open` and `onOpenChange` to control them. */
  defaultOpen?: readonly string[]
  open?: readonly string[]
  onOpenChange?: (open: string[]) => void
  /** cards: a frame each, content flush; lines: hairlines, for questions and answers. */
  look?: 'cards' | 'lines'
  headingLevel?: 2 | 3 | 4
}

/** Headers that open their content. The browser's find-in-page searches closed content, too. */
export function Accordion(props: AccordionProps) {
  const { items, multiple, defaultOpen = [], onOpenChange, look = 'lines', headingLevel = 3 } = props
  const [own, setOwn] = useState(defaultOpen)
  const open = props.open ?? own
  const toggle = (id: string, opens: boolean) => {
    const others = open.filter(other => other !== id)
    const next = opens ? [...(multiple ? others : []), id] : others
    setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <div className={styles[look]}>
      {items.map(item => (
        <Item
          key={item.id}
          {...item}
          heading={`h${headingLevel}`}
          isOpen={open.includes(item.id)}
          onToggle={opens => toggle(item.id, opens)}
        />
      ))}
    </div>
  )
}

interface ItemProps extends Omit<AccordionItem, 'id'> {
  heading: 'h2' | 'h3' | 'h4'
  isOpen: boolean
  onToggle: (opens: boolean) => void
}

function Item({ head, end, content, heading: Heading, isOpen, onToggle }: ItemProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // React supports `hidden` only as a boolean.
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const element = panel.current
    const openFound = () => onToggle(true)
    element?.addEventListener('beforematch', openFound)
    return () => element?.removeEventListener('beforematch', openFound)
  }, [onToggle])
  return (
    <div className={styles.item}>
      <Heading className={styles.header}>
        <button
          type="button"
          className={`row middle gap-3 wide ${styles.trigger}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
        >
          <span className="row middle gap-3 grow slim bold">{head}</span>
          {end && <span className="bold nowrap">{end}</span>}
          <Icon name="chevronDown" className={styles.arrow} />
        </button>
      </Heading>
      <div ref={panel} id={id} className={styles.panel}>
        <div className={styles.content}>{content}</div>
      </div>
    </div>
  )
}
