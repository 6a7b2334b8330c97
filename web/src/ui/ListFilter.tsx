import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { Button } from './Button.tsx'
import styles from './ListTools.module.css'
import type { ListAddress } from './list-address.ts'
import { listTexts } from './list-texts.ts'
import { TextInput } from './TextInput.tsx'

interface ListFilterProps {
  list: ListAddress
  /** What the search looks at. */
  label: string
  /** Further filters. */
  children?: ReactNode
}

/** Search and filters over a long list; Enter searches, by all fields that have a name. */
export function ListFilter({ list, label, children }: ListFilterProps) {
  const t = useTexts(listTexts).list
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()])
    list.filter(Object.fromEntries(typed))
  }
  return (
    <search>
      <form className="row wrap middle gap-y-2 gap-x-3" onSubmit={submit}>
        <TextInput
          key={list.search}
          name="search"
          icon="search"
          label={label}
          hideLabel
          placeholder={label}
          maxLength={200}
          defaultValue={list.search}
          className={`narrow ${styles.words}`}
        />
        <Button type="submit">{t.search}</Button>
        {children}
      </form>
    </search>
  )
}
