import { Link, type To } from 'react-router'
import { useTexts } from '../lib/texts.tsx'
import { Icon } from './Icon.tsx'
import { listTexts } from './list-texts.ts'
import styles from './Pagination.module.css'
import { pagesShown } from './pages.ts'

const box = 'grid in-middle round-input pad-x-2'

interface PaginationProps {
  /** Counted from 1. */
  page: number
  pages: number
  /** The address of a page: pages are links, so they open in tabs and survive a reload. */
  hrefFor: (page: number) => To
  label?: string
}

/** Nothing for a single page. */
export function Pagination({ page, pages, hrefFor, label }: PaginationProps) {
  const t = useTexts(listTexts).pages
  if (pages <= 1) return null
  return (
    <nav className={`row middle gap-1 ${styles.pages}`} aria-label={label ?? t.label}>
      <Turn to={page > 1 ? hrefFor(page - 1) : null} label={t.previous} icon="chevronLeft" />
      <ul className={`row middle gap-1 ${styles.list}`}>
        {pagesShown(page, pages).map(shown =>
          typeof shown === 'number' ? (
            <li key={shown}>
              <Link
                className={`medium ${box} ${styles.page}`}
                to={hrefFor(shown)}
                aria-label={t.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Link>
            </li>
          ) : (
            <li key={shown} className={`${box} ${styles.gap}`} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ul>
      <span className={`t13 fg-2 ${styles.of}`}>{t.of(page, pages)}</span>
      <Turn to={page < pages ? hrefFor(page + 1) : null} label={t.next} icon="chevronRight" />
    </nav>
  )
}

/** The way to another page; only its sign where there is none. */
export function Turn({ to, label, icon }: { to: To | null; label: string; icon: 'chevronLeft' | 'chevronRight' }) {
  const sign = <Icon name={icon} />
  if (to === null) return <span className={`fg-3 ${box} ${styles.turn}`}>{sign}</span>
  return (
    <Link
      className={`medium ${box} ${styles.turn}`}
      to={to}
      aria-label={label}
      rel={icon === 'chevronLeft' ? 'prev' : 'next'}
    >
      {sign}
    </Link>
  )
}
