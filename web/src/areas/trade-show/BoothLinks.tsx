import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './BoothLinks.module.css'
import type { Exhibitor } from './show.ts'
import { tradeShowTexts } from './texts.ts'

/** The exhibitor's links, up to five; they open in a new tab. `wideOnly`: hidden on phones. */
export function BoothLinks({ exhibitor, wideOnly }: { exhibitor: Exhibitor; wideOnly?: boolean }) {
  const t = useTexts(tradeShowTexts).booth.links
  const links = [
    { url: exhibitor.website_url, icon: 'globe', name: t.website },
    { url: exhibitor.youtube_url, icon: 'youtube', name: t.youtube },
    { url: exhibitor.twitter_url, icon: 'x', name: t.twitter },
    { url: exhibitor.instagram_url, icon: 'instagram', name: t.instagram },
    { url: exhibitor.facebook_url, icon: 'facebook', name: t.facebook },
  ] as const
  return (
    <>
      {links.map(
        ({ url, icon, name }) =>
          url && (
            <a
              key={icon}
              className={classes(styles.link, wideOnly && styles.wideOnly)}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${exhibitor.name}, ${name}`}
            >
              <Icon name={icon} />
            </a>
          ),
      )}
    </>
  )
}
