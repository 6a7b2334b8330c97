import { useTexts } from '../../lib/texts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { keysTexts } from './keys-texts.ts'
import styles from './parts.module.css'
import { catalogueTexts } from './texts.ts'
import { useGoal } from './use-goal.ts'

/** The keys of the order grid. */
export default function KeysModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: title } = useTexts(catalogueTexts).grid
  const t = useTexts(keysTexts)
  const goal = useGoal()
  const keys: [string[], string][] = [
    [['Tab', 'Enter', '↓'], t.next],
    [['Shift Tab', '↑'], t.back],
    [['3', 'c'], t.cases],
    [['+', '−'], t.byCase],
    [['Alt C'], t.each],
    [['Page ↓', 'Page ↑'], t.size],
    [['←', '→'], t.beside],
    [['Alt F'], t.fold],
    [['Esc'], t.escape],
    [['/'], t.filter],
    [['Ctrl V'], t.paste],
    [['Ctrl Enter'], goal.finish],
  ]
  return (
    <Modal open={open} onClose={onClose} title={title} size="m">
      <dl className={`grid gap-2 m-0 ${styles.keyList}`}>
        {keys.map(([names, text]) => (
          <div className="grid baseline gap-5" key={text}>
            <dt className="row at-end gap-1">
              {names.map(name => (
                <kbd className="ink-2 to-middle bordered round-tag" key={name}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd className="m-0">{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
