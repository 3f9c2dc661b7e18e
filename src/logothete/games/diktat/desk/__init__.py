"""The desk: what everybody may do at any moment, asked or not (DIK-314, DIK-327)."""
