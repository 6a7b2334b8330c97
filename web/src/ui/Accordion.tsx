import { Accordion as Base } from '@base-ui/react/accordion'
import type { ReactNode } from 'react'
import styles from './Accordion.module.css'
import { Icon } from './Icon.tsx'

export interface AccordionItem {
  id: string
  head: ReactNode
  /** Stands at the head's end, before the arrow: a sum. */
  end?: ReactNode
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Several may be open at once. */
  multiple?: boolean
  /** Ids that are open at first; use `open` and `onOpenChange` to hold them elsewhere. */
  defaultOpen?: readonly string[]
  open?: readonly string[]
  onOpenChange?: (open: string[]) => void
  /** cards: a frame each, content flush; lines: hairlines, for questions and answers. */
  look?: 'cards' | 'lines'
  headingLevel?: 2 | 3 | 4
}

/** Heads that open their content. The browser's search finds what is closed, and opens it. */
export function Accordion(props: AccordionProps) {
  const { items, multiple, defaultOpen, open, onOpenChange, look = 'lines', headingLevel = 3 } = props
  const Heading = `h${headingLevel}` as const
  return (
    <Base.Root
      className={styles[look]}
      multiple={multiple}
      defaultValue={defaultOpen && [...defaultOpen]}
      value={open && [...open]}
      onValueChange={value => onOpenChange?.(value.map(String))}
      hiddenUntilFound
    >
      {items.map(({ id, head, end, content }) => (
        <Base.Item key={id} value={id} className={styles.item}>
          <Base.Header className={styles.header} render={<Heading />}>
            <Base.Trigger className={styles.trigger}>
              <span className={styles.head}>{head}</span>
              {end && <span className={styles.end}>{end}</span>}
              <Icon name="chevronDown" className={styles.arrow} />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
