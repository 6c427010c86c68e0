/** Loaded into a server beside its own code: answers what its process has used of the processor so far. */
process.on('message', (asked) => {
  if (asked === 'cpu') process.send?.(process.cpuUsage());
});
// The channel must not keep a server alive that has ended.
process.channel?.unref();
