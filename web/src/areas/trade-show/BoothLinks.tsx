import { Toolbar } from '@base-ui/react/toolbar'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './Booth.module.css'
import type { Exhibitor } from './show.ts'
import { tradeShowTexts } from './texts.ts'

/** The exhibitor's links, up to five; they open in a new tab. */
export const BoothLinks = ({ exhibitor }: { exhibitor: Exhibitor }) =>
  useLinks(exhibitor).map(({ icon, ...link }) => (
    <a key={icon} {...link}>
      <Icon name={icon} />
    </a>
  ))

/** The same in the booth's header, where there is room: one stop of the Tab key, the arrow keys move inside. */
export function BoothToolbar({ exhibitor }: { exhibitor: Exhibitor }): ReactNode {
  const t = useTexts(tradeShowTexts).booth.links
  const links = useLinks(exhibitor)
  if (links.length === 0) return null
  return (
    <Toolbar.Root className={styles.toolbar} aria-label={t.all(exhibitor.name)}>
      {links.map(({ icon, ...link }) => (
        <Toolbar.Link key={icon} {...link}>
          <Icon name={icon} />
        </Toolbar.Link>
      ))}
    </Toolbar.Root>
  )
}

type BoothLink = ComponentProps<'a'> & { icon: IconName }

function useLinks(exhibitor: Exhibitor): BoothLink[] {
  const t = useTexts(tradeShowTexts).booth.links
  const all = [
    { url: exhibitor.website_url, icon: 'globe', name: t.website },
    { url: exhibitor.youtube_url, icon: 'youtube', name: t.youtube },
    { url: exhibitor.twitter_url, icon: 'x', name: t.twitter },
    { url: exhibitor.instagram_url, icon: 'instagram', name: t.instagram },
    { url: exhibitor.facebook_url, icon: 'facebook', name: t.facebook },
  ] as const
  return all.flatMap(({ url, icon, name }) =>
    url
      ? [
          {
            icon,
            className: styles.contact,
            href: url,
            target: '_blank',
            rel: 'noopener noreferrer',
            'aria-label': `${exhibitor.name}, ${name}`,
          },
        ]
      : [],
  )
}
