import type { ComponentProps } from 'react'

/** A film of an exhibitor, played in its place: a phone does not take it to the whole screen. Its words stand in the picture. */
export function Clip(props: Omit<ComponentProps<'video'>, 'children' | 'controls' | 'playsInline'>) {
  return <video {...props} controls playsInline />
}
