import { Link, type To } from 'react-router'
import { useTexts } from '../lib/texts.tsx'
import { Icon } from './Icon.tsx'
import styles from './Pagination.module.css'
import text from './text.module.css'
import { uiTexts } from './texts.ts'

/** The path to the page; the last item is the page itself and not a link. */
export function Breadcrumb({ items }: { items: readonly { label: string; to?: To }[] }) {
  const t = useTexts(uiTexts)
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={`row wrap middle gap-x-1 t13 fg-3 ${styles.way}`}>
        {items.map(({ label, to }, index) => (
          <li key={label} className={`row middle gap-1 ${styles.step}`}>
            {index > 0 && <Icon name="chevronRight" size={16} />}
            {to === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={to} className={`round-tag ${text.lined} ${styles.link}`}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
