/** Loaded into a server process beside its own code: reports the processor time used so far. */
process.on('message', (asked) => {
  if (asked === 'cpu') process.send?.(process.cpuUsage());
});
// The channel must not keep the process running.
process.channel?.unref();
