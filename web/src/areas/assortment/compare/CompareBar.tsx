import { compareAddress } from '@fairfloor/domain/assortment/addresses'
import { inWidth } from '@fairfloor/domain/pictures'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './Compare.module.css'
import { choose, useChosen } from './chosen.ts'
import { compareTexts } from './texts.ts'

/** The sizes that were chosen, and the way to their comparison; nothing without any. */
export function CompareBar() {
  const t = useTexts(compareTexts)
  const chosen = useChosen()
  if (chosen.length === 0) return null
  return (
    <aside
      className={`row wrap middle gap-y-2 gap-x-4 on-paper bordered round-card pad-y-2 pad-x-4 ${styles.bar}`}
      aria-label={t.bar}
    >
      <ul className="row gap-1">
        {chosen.map(({ id, name, image }) => (
          <li key={id}>
            {image ? <img className="block" src={inWidth(image, 160)} alt={name} width="32" height="32" /> : name}
          </li>
        ))}
      </ul>
      {chosen.length > 1 ? (
        <LinkButton to={compareAddress(chosen.map(({ id }) => id))} variant="ink">
          {t.go(chosen.length)}
        </LinkButton>
      ) : (
        <span>{t.one}</span>
      )}
      <Button variant="ghost" onClick={() => choose([])}>
        {t.clear}
      </Button>
    </aside>
  )
}
