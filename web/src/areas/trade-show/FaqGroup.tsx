import { Accordion } from '../../ui/Accordion.tsx'
import type { Group } from './faq-groups.tsx'
import styles from './Information.module.css'

interface FaqGroupProps {
  group: Group
  /** Questions that are open, of any group. */
  open: readonly string[]
  onOpen: (open: readonly string[]) => void
}

/** Questions of one subject. An opened one is in the address, so that it can be sent to somebody. */
export function FaqGroup({ group: { id: topic, name, language, questions }, open, onOpen }: FaqGroupProps) {
  const own = questions.map(({ id }) => id)
  const change = (next: readonly string[]) => {
    const opened = next.find(id => own.includes(id) && !open.includes(id))
    if (opened) history.replaceState(history.state, '', `#${encodeURIComponent(opened)}`)
    onOpen([...open.filter(id => !own.includes(id)), ...next.filter(id => own.includes(id))])
  }
  return (
    <section id={topic} lang={language}>
      <h2 className="mb-2">{name}</h2>
      <Accordion
        multiple
        open={open}
        onOpenChange={change}
        items={questions.map(({ id, head, content }) => ({
          id,
          head: (
            <span id={id} className={styles.faqAnchor}>
              {head}
            </span>
          ),
          content,
        }))}
      />
    </section>
  )
}
