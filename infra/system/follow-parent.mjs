/** Loaded into every child (`node --import`): when whoever started us is gone, we go too and leave nothing half-started. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
