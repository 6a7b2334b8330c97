import { saveContentVersion } from '@fairfloor/domain/content/desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'
import { SaveError } from '../back-office/SaveError.tsx'
import { type DeskPage, deskPageQuery, shownPages, versionQuery } from './desk-queries.ts'
import { contentDeskTexts } from './desk-texts.ts'
import { PagePart, type Part } from './PagePart.tsx'
import styles from './PagesDeskPage.module.css'
import { PageVersions } from './PageVersions.tsx'
import { PublishChoice, publishingOf, type Wish } from './PublishChoice.tsx'
import { bodyOf, draftOf, isComplete, isFilled, MOST_PARTS, moved, withPart } from './page-draft.ts'

/** The texts of a page in one language, with its versions. Required fields are checked before sending. */
export function PageForm({ page, timeZone }: { page: DeskPage; timeZone: string }) {
  const t = useTexts(contentDeskTexts)
  const client = useQueryClient()
  const { slug, language } = page
  const [draft, setDraft] = useState(() => draftOf(page.newest))
  const [basedOn, setBasedOn] = useState(page.newest?.id ?? null)
  const [wish, setWish] = useState<Wish>({ when: 'draft', from: '' })
  const [asked, setAsked] = useState(false)
  const query = deskPageQuery(slug, language)
  const save = useApiMutation(saveContentVersion, {
    invalidates: shownPages,
    onSuccess: saved => {
      setAsked(false)
      setBasedOn(saved.newest?.id ?? null)
      client.setQueryData(query.queryKey, saved)
    },
  })
  const showNewest = async () => {
    const newest = await client.fetchQuery({ ...query, staleTime: 0 })
    setDraft(draftOf(newest.newest))
    setBasedOn(newest.newest?.id ?? null)
  }
  const restore = async (id: number) => setDraft(draftOf((await client.fetchQuery(versionQuery(id))).page))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const publishing = publishingOf(wish, timeZone)
    if (!isComplete(draft) || !publishing) return
    void save.run({ params: { slug }, body: { language, ...bodyOf(draft), ...publishing, based_on: basedOn } })
  }
  const { parts } = draft
  const setParts = (next: readonly Part[]) => setDraft(before => ({ ...before, parts: next }))
  const change = (key: number, words: Partial<Part>) =>
    setDraft(before => ({
      ...before,
      parts: before.parts.map(part => (part.key === key ? { ...part, ...words } : part)),
    }))
  const wrong = (at: string) => save.fieldErrors.find(({ path }) => path.startsWith(at))?.detail ?? null

  return (
    <div className={styles.desk}>
      <form className={styles.form} aria-label={t.names[slug] ?? slug} noValidate onSubmit={submit}>
        {slug === 'faq' && <p className={styles.changed}>{t.faqHint}</p>}
        {page.newest?.file_url && (
          <p className={styles.changed}>
            <a href={page.newest.file_url} target="_blank" rel="noopener">
              {t.printed}
            </a>
            {` · ${t.printedHint}`}
          </p>
        )}
        <TextInput
          label={t.heading}
          maxLength={200}
          value={draft.title}
          error={asked && !isFilled(draft.title) ? t.missing : null}
          onChange={event => setDraft({ ...draft, title: event.target.value })}
        />
        <TextArea
          label={t.intro}
          optional
          rows={2}
          maxLength={1000}
          value={draft.lead}
          onChange={event => setDraft({ ...draft, lead: event.target.value })}
        />
        {parts.map((part, i) => (
          <PagePart
            key={part.key}
            part={part}
            number={i + 1}
            asked={asked}
            error={wrong(`sections.${i}.`)}
            onChange={words => change(part.key, words)}
            onUp={i === 0 ? undefined : () => setParts(moved(parts, i))}
            onRemove={() => setParts(parts.filter(({ key }) => key !== part.key))}
          />
        ))}
        <Button icon="plus" disabled={parts.length >= MOST_PARTS} onClick={() => setParts(withPart(parts))}>
          {t.add}
        </Button>
        <PublishChoice wish={wish} timeZone={timeZone} asked={asked} error={wrong('from')} onChange={setWish} />
        <SaveError of={save} onRetry={submit} onNewest={showNewest} />
        <Button type="submit" variant="ink" loading={save.loading} done={save.done}>
          {t.save}
        </Button>
      </form>
      <PageVersions page={page} timeZone={timeZone} onRestore={id => void restore(id)} />
    </div>
  )
}
