import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { announce } from './announce.ts'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './ListTools.module.css'
import { listTexts } from './list-texts.ts'
import type { ListView } from './list-view.ts'
import { type Option, Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

interface ListToolsProps<Sort extends string> {
  /** What the search looks at. */
  label: string
  view: ListView<Sort>
  sorts: readonly Option<Sort>[]
  /** How much the list holds: '222 lines · 5.090 pieces'. Without it the list says so itself, also what is found. */
  summary?: string
  /** While something is searched, how much of it is found: '12 of 222 lines'. */
  found: string
  /** Folds and unfolds all groups. */
  folds?: { allOpen: boolean; setAll: (open: boolean) => void }
  /** Further filters and buttons. */
  children?: ReactNode
  className?: string | undefined
}

/** Tools of a long list that the page has in full: search while typing, sort, fold all, and how much it holds. */
export function ListTools<Sort extends string>(props: ListToolsProps<Sort>) {
  const { label, view, sorts, summary, found, folds, children, className } = props
  const t = useTexts(listTexts).list
  const said = view.search ? found : null

  useEffect(() => {
    if (said) announce(said)
  }, [said])

  return (
    <div className={classes(styles.tools, className)}>
      <search className={styles.search}>
        <TextInput
          type="search"
          icon="search"
          label={label}
          hideLabel
          placeholder={label}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={view.search}
          onChange={event => view.setSearch(event.target.value)}
        />
      </search>
      <div className={`row wrap gap-y-2 gap-x-3 ${styles.bar}`}>
        <Select inline label={t.sort} options={sorts} value={view.sort} onChange={view.setSort} />
        {children}
        {folds && (
          <Button
            variant="ghost"
            icon={folds.allOpen ? 'chevronUp' : 'chevronDown'}
            onClick={() => folds.setAll(!folds.allOpen)}
          >
            <span className={styles.fold}>{folds.allOpen ? t.foldAll : t.unfoldAll}</span>
          </Button>
        )}
      </div>
      {summary !== undefined && <p className="push t13 ink-2 figures nowrap">{said ?? summary}</p>}
    </div>
  )
}

/** In place of the list, where a search finds nothing in it. */
export function NothingFound({ view }: { view: Pick<ListView<string>, 'setSearch'> }) {
  const t = useTexts(listTexts).list
  return (
    <div className="grid at-start gap-3 pad-y-6">
      <p>{t.none}</p>
      <Button onClick={() => view.setSearch('')}>{t.clear}</Button>
    </div>
  )
}
