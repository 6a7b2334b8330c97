import { deleteListView, getListViews, saveListView } from '@fairfloor/domain/back-office/list-views-contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import type { ListAddress } from '../../../ui/list-address.ts'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import text from '../../../ui/text.module.css'
import styles from './DeskList.module.css'
import { deskListTexts } from './texts.ts'

interface ViewsMenuProps {
  /** Path of the list's call. */
  of: string
  list: ListAddress
  onChosen: () => void
}

/** The views that the reader has kept of a list, and what is shown now as another. */
export function ViewsMenu({ of, list, onChosen }: ViewsMenuProps) {
  const t = useTexts(deskListTexts)
  const views = queryOf(getListViews, { query: { list: of } })
  const save = useApiMutation(saveListView, { updates: [views], onSuccess: () => setName('') })
  const remove = useApiMutation(deleteListView, { updates: [views] })
  const [name, setName] = useState('')
  // Where a view begins is not kept, nor what is open beside it.
  const shown = list.address({ place: '', page: '', open: '' }).slice(1)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save.run({ body: { list: of, name: name.trim(), query: shown } })
  }
  return (
    <div className={`grid gap-2 pad-4 ${styles.menu}`}>
      <Loaded query={useQuery(views)} waiting={40} empty={<p className="fg-2">{t.noViews}</p>}>
        {kept => (
          <ul>
            {kept.map(({ id, name, query }) => (
              <li key={id} className={`row middle between gap-2 ${styles.view}`}>
                <Link
                  to={`?${query}`}
                  className={text.link}
                  aria-current={query === shown ? 'true' : undefined}
                  onClick={onChosen}
                >
                  {name}
                </Link>
                <IconButton icon="trash" label={t.remove(name)} onClick={() => void remove.run({ params: { id } })} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MutationError of={remove} />
      {shown === '' ? (
        <p className="fg-2">{t.nothing}</p>
      ) : (
        <form className={`grid gap-2 line-above pt-2`} onSubmit={submit}>
          <TextInput
            label={t.name}
            value={name}
            maxLength={60}
            required
            onChange={event => setName(event.target.value)}
          />
          <Button type="submit" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
          <MutationError of={save} />
        </form>
      )}
    </div>
  )
}
