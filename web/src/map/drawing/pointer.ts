/** Whether one points with a finger, as on a phone: broader than a mouse, and without a right button. */
export const isCoarsePointer = (): boolean => window.matchMedia('(pointer: coarse)').matches
