import type { FileLimits } from '../../ui/upload/file-check.ts'
import { largestDocument } from '../../uploads/limits.ts'
import { uploadTexts as texts } from './media-edit.texts.ts'

/** What browsers show everywhere. */
export const pictureTypes = ['.jpg', '.jpeg', '.png', '.webp']

const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name)

const isKnown = (name: string): boolean => pictureTypes.some((type) => name.toLowerCase().endsWith(type))

/** What is told before anything is sent; the server looks into the file itself. */
export const pictureLimits = (): FileLimits => ({
  largest: largestDocument(),
  refuses: (name) => (isHeic(name) ? texts.isHeic : isKnown(name) ? null : texts.isOther),
})
