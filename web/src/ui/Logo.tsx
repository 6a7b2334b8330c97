import type { CSSProperties } from 'react'
import { type Settings, useSettings } from '../lib/settings.ts'
import { classes } from './classes.ts'
import styles from './Logo.module.css'

interface LogoProps {
  className?: string
}

/** The shop's logo, or its name. A logo that is invisible on the background gets a tile. */
export function Logo({ className }: LogoProps) {
  const shop = useSettings()
  return (
    <span className={classes(styles.logo, className)}>
      {shop?.logo_url ? (
        <Picture shop={shop} url={shop.logo_url} />
      ) : (
        <span className={`nowrap clipped ellipsis ${styles.name}`}>{shop?.shop_name}</span>
      )}
    </span>
  )
}

const Picture = ({ shop, url }: { shop: Settings; url: string }) => (
  <img
    className={`slim contain round-tag ${styles.picture}`}
    data-ground={shop.logo_ground}
    style={{ '--aspect': shop.logo_aspect } as CSSProperties}
    src={url}
    alt={shop.shop_name}
  />
)
