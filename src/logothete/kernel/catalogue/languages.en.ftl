# The languages Logothete speaks, as the reader of this language calls them.
language-en = English
language-fr = French
