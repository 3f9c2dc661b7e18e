# Texts of the command `logothete` itself.

main-help = A table for board games, with every rule enforced and explained.
main-help-command = COMMAND
main-help-lang = Language of the output (otherwise LOGOTHETE_LANG, then LANG).
main-help-version = Show the version.
main-version = logothete { $version }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine (plays the same, slower)
 }
main-help-help = Show this help.

main-error-option = There is no option { $option }.
main-error-missing = { $name } is missing.
main-error-choice = { $name } must be one of: { $choices }.
main-error-value = The value of { $name } cannot be used.
main-error-usage = { $detail }
main-error-help = See "{ $command } --help".
