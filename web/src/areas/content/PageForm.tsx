import { changeContentPage, getDeskPages } from '@fairfloor/domain/content/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { dayText } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { contentDeskTexts } from './desk-texts.ts'
import { PagePart, type Part } from './PagePart.tsx'
import styles from './PagesDeskPage.module.css'

export const deskPagesQuery = queryOf(getDeskPages, {})

export type DeskPage = Answer<typeof getDeskPages>[number]

/** The texts of a page: title, introduction, parts. Required fields are checked before sending. */
export function PageForm({ page }: { page: DeskPage }) {
  const t = useTexts(contentDeskTexts)
  const { language } = useLanguage()
  const client = useQueryClient()
  const [title, setTitle] = useState(page.title)
  const [lead, setLead] = useState(page.lead)
  const [parts, setParts] = useState(() => partsOf(page))
  const [asked, setAsked] = useState(false)
  const complete = [title, ...parts.flatMap(({ head, text }) => [head, text])].every(isFilled)
  const save = useApiMutation(changeContentPage, {
    onSuccess: saved => {
      setAsked(false)
      client.setQueryData(deskPagesQuery.queryKey, pages => pages?.map(one => (one.slug === saved.slug ? saved : one)))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!complete) return
    const sections = parts.map(({ head, text, image_url }) => ({ head, text, image_url }))
    void save.run({ params: { slug: page.slug }, body: { title, lead, sections } })
  }
  const change = (key: number, words: Partial<Part>) =>
    setParts(parts.map(part => (part.key === key ? { ...part, ...words } : part)))
  const day = `${dayText(page.updated_at, 'UTC', language)} ${page.updated_at.slice(0, 4)}`

  return (
    <form className={styles.form} aria-label={page.title} noValidate onSubmit={submit}>
      <p className={styles.changed}>
        {t.changed(day, page.updated_by)}
        {page.file_url && (
          <>
            {' · '}
            <a href={page.file_url} target="_blank" rel="noopener">
              {t.printed}
            </a>
            {` · ${t.printedHint}`}
          </>
        )}
      </p>
      <TextInput
        label={t.heading}
        maxLength={200}
        value={title}
        error={asked && !isFilled(title) ? t.missing : null}
        onChange={event => setTitle(event.target.value)}
      />
      <TextArea
        label={t.intro}
        optional
        rows={2}
        maxLength={1000}
        value={lead}
        onChange={event => setLead(event.target.value)}
      />
      {parts.map((part, i) => (
        <PagePart
          key={part.key}
          part={part}
          number={i + 1}
          asked={asked}
          onChange={words => change(part.key, words)}
          onUp={i === 0 ? undefined : () => setParts(moved(parts, i))}
          onRemove={() => setParts(parts.filter(({ key }) => key !== part.key))}
        />
      ))}
      <Button icon="plus" disabled={parts.length >= MOST_PARTS} onClick={() => setParts([...parts, emptyPart(parts)])}>
        {t.add}
      </Button>
      <MutationError of={save} onRetry={submit} />
      <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
        {t.save}
      </Button>
    </form>
  )
}

const MOST_PARTS = 40

const isFilled = (text: string): boolean => text.trim() !== ''

/** Each part keeps its key when moved, so that focus and input stay with it. */
const partsOf = ({ sections }: DeskPage): Part[] => sections.map((section, key) => ({ ...section, key }))

const emptyPart = (parts: readonly Part[]): Part => ({
  key: Math.max(-1, ...parts.map(({ key }) => key)) + 1,
  head: '',
  text: '',
  image_url: null,
})

const moved = (parts: readonly Part[], i: number): Part[] => [
  ...parts.slice(0, i - 1),
  ...parts.slice(i, i + 1),
  ...parts.slice(i - 1, i),
  ...parts.slice(i + 1),
]
