/** The browser's own hints about autoplay; no browser has both. */
export interface SoundWorld {
  readonly userActivation?: { readonly hasBeenActive: boolean };
  /** Firefox alone. */
  readonly getAutoplayPolicy?: (type: 'mediaelement') => 'allowed' | 'allowed-muted' | 'disallowed';
}

export interface SoundGate {
  /** The user has interacted with the page, after which browsers allow sound; null where the browser does not say. */
  readonly wasTouched: () => boolean | null;
  /** Whether the browser allows sound now. */
  readonly allows: () => Promise<boolean>;
}

/**
 * Checks whether sound is allowed without unmuting the video: unmuting it where sound is blocked pauses it and logs an error.
 * play() of an audio element without a source is rejected by the same policy, and logs nothing.
 */
export const soundGate = (world: SoundWorld, makeElement: () => HTMLMediaElement): SoundGate => ({
  wasTouched: () => world.userActivation?.hasBeenActive ?? null,
  allows: async () => {
    if (world.userActivation?.hasBeenActive) return true;
    if (world.getAutoplayPolicy) return world.getAutoplayPolicy('mediaelement') === 'allowed';
    const probe = makeElement();
    let refused = false;
    probe.play().catch((error: unknown) => {
      refused = error instanceof DOMException && error.name === 'NotAllowedError';
    });
    // A blocked play() is rejected at once; an allowed one waits for a source that never comes.
    await new Promise((soon) => setTimeout(soon));
    const allowed = !refused;
    probe.pause();
    return allowed;
  },
});
