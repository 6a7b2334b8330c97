import type { ComponentProps } from 'react'

/** An exhibitor's film, played inline: phones do not switch to full screen. Its text is part of the picture. */
export function Clip(props: Omit<ComponentProps<'video'>, 'children' | 'controls' | 'playsInline'>) {
  return <video {...props} controls playsInline />
}
