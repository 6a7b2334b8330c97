import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorWords } from '../../lib/error-words.ts'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useToast } from '../../ui/ToastProvider.tsx'
import styles from './FavouriteToggle.module.css'
import { favouriteTexts } from './favourite-texts.ts'
import { favouritesQuery, setFavourite } from './favourites.ts'

interface FavouriteToggleProps {
  sizeId: number
  /** Product and size, for screen readers: 'Whey 900 g'. */
  name: string
  /** -1 in a column of cells, where Tab finds only cells. */
  tabIndex?: number
  /** With words beside the heart, where there is room. */
  worded?: true
}

/** A heart that makes a product size a favourite of the user. For users; visitors have none. */
export function FavouriteToggle({ sizeId, name, tabIndex, worded }: FavouriteToggleProps) {
  const t = useTexts(favouriteTexts)
  const client = useQueryClient()
  const toast = useToast()
  const { data } = useQuery({ ...favouritesQuery, select: ids => ids.some(({ id }) => id === sizeId) })
  const isFavourite = data ?? false
  const set = async (wanted: boolean) => {
    try {
      await setFavourite(client, sizeId, wanted)
      announce(wanted ? t.added(name) : t.removed(name))
    } catch (error) {
      toast({ tone: 'error', title: errorWords(error as Error) })
    }
  }
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      title={isFavourite ? t.isOne : t.add}
      aria-label={t.favourite(name)}
      aria-pressed={isFavourite}
      aria-disabled={data === undefined}
      className={classes(
        'middle centred fixed ink-2 round-input inline-row',
        styles.toggle,
        worded && `t13 bold nowrap pad-x-3 edged ${styles.worded}`,
      )}
      // The second press of a double click would take the first one back.
      onClick={({ detail }) => data !== undefined && detail < 2 && void set(!isFavourite)}
    >
      <Icon name="heart" />
      {worded && <span>{isFavourite ? t.isOne : t.add}</span>}
    </button>
  )
}
